/**
 * Removes the shell's proxies from this process and its children. Firestore's client and the Firebase CLI would call
 * 127.0.0.1 through them, whatever `no_proxy` says.
 */
export function removeProxies(): void {
  for (const name of Object.keys(process.env)) if (/^(grpc|https?|all)_proxy$/i.test(name)) delete process.env[name];
}
