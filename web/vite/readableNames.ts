import type { Plugin } from 'vite';

const STYLED = /(const (\w+) = styled\((?:'\w+'|\w+))(?:, \{([^}]*)\})?\)\(/g;

/** Puts a styled component's name into its class name during development: `s-1x2y3z-Row`. */
export function readableNames(): Plugin {
  return {
    name: 'readable-names',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx$/.test(id)) return;
      return code.replace(STYLED, (_, start, name, options = '') => `${start}, { label: '${name}',${options}})(`);
    },
  };
}
