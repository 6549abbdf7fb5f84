// Each npm script that runs a tool imports this first. It is JavaScript for a Node that doesn't run TypeScript, and would
// print a stack trace; one without `import.meta.main` would end without a word.

if (!process.features.typescript || import.meta.main === undefined || !hasPackages()) {
  console.error(`✗ Run npm ci first: this needs Node 24, which comes with the packages.
  If npm ignores install scripts, run npm ci --ignore-scripts=false. Only Node's own will run.`);
  process.exit(1);
}

// Vite and Node's loader read these characters of a path as something else.
const [character] = /[#?*]/.exec(import.meta.dirname) ?? [];
if (character) {
  console.error(`✗ The path ${process.cwd()} has a ${character}: move the checkout to one without it.`);
  process.exit(1);
}

function hasPackages() {
  try {
    return import.meta.resolve('commander');
  } catch {
    return false;
  }
}
