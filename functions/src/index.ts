import { endpoint } from './endpoint.ts';
import { guardRequests } from './requestGuards.ts';

guardRequests();

export { notifyOwner } from './notifyOwner.ts';
export const joinWaitlist = endpoint('joinWaitlist');
export const submitContact = endpoint('submitContact');
