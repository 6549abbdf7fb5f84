/** A callable's answer, as it comes over the wire. */
export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: { reason?: string } } };
}

type Callable = 'joinWaitlist' | 'submitContact';

/** Posts to a callable as the page does, through Hosting's rewrite on the site's own origin. */
export async function call(origin: string, name: Callable, data: unknown, signal?: AbortSignal): Promise<Answer> {
  return callRaw(origin, name, JSON.stringify({ data }), signal);
}

/** The same with any body at all. */
export async function callRaw(origin: string, name: Callable, body: string, signal?: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body, signal: signal ?? null });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    throw new Error(`${name} answered ${response.status} with something that is not JSON: ${text.slice(0, 200)}`);
  }
}
