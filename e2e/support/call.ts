/** A callable's answer, as it comes over the wire. */
interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: { reason?: string } } };
}

/** Posts to a callable as the page does, through Hosting's rewrite on the site's own origin. */
export async function call(origin: string, name: 'joinWaitlist' | 'submitContact', data: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body: JSON.stringify({ data }) });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new Error(`${name} answered ${response.status} with something that is not JSON: ${text.slice(0, 200)}`);
  }
}
