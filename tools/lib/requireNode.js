// Each npm script that runs a tool imports this first. It is JavaScript, because an old Node would print a stack trace
// for TypeScript. A Node without `import.meta.main` would end without a word.

if (!process.features.typescript || import.meta.main === undefined || !hasPackages()) {
  console.error(`✗ This needs Node 24. On Linux (x64, arm64) it comes with the packages: run npm ci.
  On Node 20 or 22, first run npm install --global npm@11: their own npm removes it again.
  Elsewhere, install Node from 24.2 yourself.`);
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
