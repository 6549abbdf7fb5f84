import { startFirestore } from '../../functions/test/embeddedFirestore.ts';

// Firestore in a process of its own, so that it doesn't share a core with the load.

const { host } = await startFirestore();
process.send?.(host);
process.once('disconnect', () => process.exit());
