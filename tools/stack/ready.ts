import { apiPath, FORM_NAMES } from '../../shared/contract.ts';

// The Firebase CLI runs this script once its emulators have started, and stops them once it ends. The script's input
// ends with the stack, even if the stack is killed.
process.stdin.on('end', () => process.exit()).resume();

// A function's first process takes seconds to start. No visitor has to wait for it.
await Promise.all(FORM_NAMES.map((form) => fetch(process.env.HOSTING + apiPath(form))));
console.log(process.env.BANNER);
