import { startFirestore } from '../../scripts/stack/firestore.ts';

// Firestore in a process of its own, so that it doesn't share a core with the load.

const { host } = await startFirestore();
process.send?.(host);
process.once('disconnect', () => process.exit());
