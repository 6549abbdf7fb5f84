import { startFirestore } from '../local/embeddedFirestore.ts';

// A process of its own, so that Firestore doesn't share a core with the load.

const { host } = await startFirestore();
process.send?.(host);
process.once('disconnect', () => process.exit());
