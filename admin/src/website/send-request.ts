// Sends a request to the editor's server, through ours.
import { WEBSITE_API } from '@tred/contract/admin-api';
import { placeOf, type Refusal } from '@tred/contract/editor-api';

/** `builtAt`: when the pages were made that visitors see now. */
export type EditorResponse<Data> =
  | { ok: true; data: Data; builtAt: number }
  | ({ ok: false; status: number } & Refusal);

/** Then something hangs: the person may try again. */
const MOST_MS = 300_000;

const noAnswer = {
  ok: false as const,
  status: 0,
  message: 'The editor does not answer. Is this computer online? Your text is kept here.',
  problems: [],
};

export async function sendRequest<Data>(
  method: string,
  address: string,
  body?: string,
): Promise<EditorResponse<Data>> {
  try {
    const signal = AbortSignal.timeout(MOST_MS);
    const response = await fetch(WEBSITE_API + address, {
      method,
      signal,
      ...(body !== undefined && { body }),
    });
    const builtAt = Number(response.headers.get('x-built-at') ?? Number.POSITIVE_INFINITY);
    return responseOf(response.status, await response.json(), builtAt);
  } catch {
    return noAnswer;
  }
}

export const get = <Data>(address: string, params?: Record<string, string>) =>
  sendRequest<Data>('GET', address + (params ? `?${new URLSearchParams(params)}` : ''));

/** For a list that is shown: its failure is a message. */
export async function getOrThrow<Data>(address: string): Promise<Data> {
  const response = await get<Data>(address);
  if (!response.ok) throw new Error(inWords(response));
  return response.data;
}

export const post = <Data>(address: string, body?: object) =>
  sendRequest<Data>('POST', address, body && JSON.stringify(body));

/** Tells how much has arrived, from 0 to 1: `fetch` does not know. */
export function sendPicture(
  address: string,
  picture: File,
  onProgress: (part: number) => void,
): Promise<EditorResponse<string>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', WEBSITE_API + address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () =>
      resolve(request.response ? responseOf(request.status, request.response) : noAnswer);
    request.onerror = () => resolve(noAnswer);
    request.send(picture);
  });
}

const SIGNED_OUT = 'Your session has ended. What you typed is kept.';

function responseOf<Data>(status: number, reply: Data, builtAt = 0): EditorResponse<Data> {
  if (status < 300) return { ok: true, data: reply, builtAt };
  const words = status === 401 && { message: SIGNED_OUT };
  return { ok: false, status, message: '', problems: [], ...reply, ...words };
}

/** A refusal in one line. */
export const inWords = ({ message, problems }: Refusal): string =>
  [message, ...problems.map((problem) => `${placeOf(problem)}: ${problem.message}`)].join(' ');
