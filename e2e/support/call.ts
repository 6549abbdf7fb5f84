/** Posts to a callable as the page does, through Hosting's rewrite on the site's own origin. */
export async function call(origin: string, name: 'joinWaitlist' | 'submitContact', data: unknown) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body: JSON.stringify({ data }) });
  return { status: response.status, body: await response.json() };
}
