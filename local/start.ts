import { main, runProgram } from './command.ts';
import { LOOPBACK } from './ports.ts';
import { requireReady, runEmulators, type StackFlags, stackCommand, startDatabase } from './stack.ts';

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
    async (flags: StackFlags) => {
      // Fails before the build, not after it.
      await requireReady(flags, ['web/dist', 'functions/dist']);
      if (flags.build) await runProgram('npm', ['run', 'build']);
      const { host } = await startDatabase(flags);
      await runEmulators({ ...flags, firestoreHost: host, site: `http://${LOOPBACK}:${flags.port}` }, quit);
    },
  );

if (import.meta.main) await main(define);
