const paths = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5L5 19',
  up: 'M12 20V4M5 11l7-7 7 7',
  check: 'M4 13l5 5L20 6',
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  email: 'M3 6h18v12H3zM3 7l9 7 9-7',
  database: 'M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0zM5 6c0 4 14 4 14 0M5 12c0 4 14 4 14 0',
  more: 'M12 5v14M5 12h14',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: the text beside it, or its button's label, says what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
