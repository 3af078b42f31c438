// Requests to the editor's server, through ours.
import { WEBSITE_API } from '@tred/contract/admin-api';
import { placeOf, type Refusal, type Saved, type Saving } from '@tred/contract/editor-api';

/** Its message is the whole refusal in one line. */
export class Refused extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(status: number, reply: Partial<Refusal>) {
    const refusal = { message: '', problems: [], ...reply };
    if (status === 401) refusal.message = 'Your session has ended. What you typed is kept.';
    const problems = refusal.problems.map((problem) => `${placeOf(problem)}: ${problem.message}`);
    super([refusal.message, ...problems].join(' '));
    this.status = status;
    this.refusal = refusal;
  }
}

/** Then something hangs: the person may try again. */
const MOST_MS = 300_000;

const noAnswer = () =>
  new Refused(0, {
    message: 'The editor does not answer. Is this computer online? Your text is kept here.',
  });

/** `builtAt`: when the pages were made that visitors see now. */
export async function request<Data>(
  method: string,
  address: string,
  body?: object,
): Promise<{ data: Data; builtAt: number }> {
  const init = { method, ...(body && { body: JSON.stringify(body) }), signal: AbortSignal.timeout(MOST_MS) };
  const response = await fetch(WEBSITE_API + address, init).catch(() => undefined);
  const data = await response?.json().catch(() => undefined);
  if (!response || data === undefined) throw noAnswer();
  if (!response.ok) throw new Refused(response.status, data);
  return { data, builtAt: Number(response.headers.get('x-built-at') ?? Number.POSITIVE_INFINITY) };
}

export const get = async <Data>(address: string, params?: Record<string, string>) =>
  (await request<Data>('GET', address + (params ? `?${new URLSearchParams(params)}` : ''))).data;

export const post = async <Data>(address: string, body?: object) =>
  (await request<Data>('POST', address, body)).data;

export const put = async (saving: Saving) => (await request<Saved>('PUT', '/file', saving)).data;

/** Stores a picture beside a file, and returns its name. Tells how much has arrived, from 0 to 1: `fetch` does not know. */
export const sendPicture = (path: string, picture: File, onProgress: (part: number) => void) =>
  new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${WEBSITE_API}/picture?${new URLSearchParams({ path, name: picture.name })}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status < 300 && request.response) resolve(request.response);
      else reject(request.response ? new Refused(request.status, request.response) : noAnswer());
    };
    request.onerror = () => reject(noAnswer());
    request.send(picture);
  });
