/** What `type=email` accepts. */
export const EMAILS = [
  ...['a@b.c', "o'brien+stet@mail.example.com", 'JANE@EXAMPLE.COM', '.jane_..doe.@x.yz', '{%2fa/|`*?}@x.yz'],
  ...['jane@127.0.0.1', 'jane@1.2', 'jane@xn--mnchen-3ya.de', `${'l'.repeat(64)}@b.c`, `jane@${'l'.repeat(63)}.de`],
];

/** What it refuses. */
export const NO_EMAILS = [
  ...['jane', 'jane@', '@b.c', 'jane.example.com', 'a@.b', 'a@b.', 'a@b..c', 'a@-b.c', 'a@b-.c', 'a@b@c.d'],
  ...['ja ne@b.c', 'jane@b .c', 'jane@b_c.de', 'jane@exam!ple.com', 'jane@b.c|joe@b.c', 'jane;joe@b.c', 'jane@b.c joe'],
  ...['"jane"@b.c', 'jane@[192.0.2.1]', '"><script>@x.yz', 'jane@b.c (work)', `jane@${'l'.repeat(64)}.de`],
];
