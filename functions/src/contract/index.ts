export * from './callables.ts';
export * from './contact.ts';
export * from './email.ts';
export * from './failures.ts';
export * from './limits.ts';
