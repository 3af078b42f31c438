// Which part of the inbox the address names: `/desk#TRD-…` (mails link to it), `/desk#counts`, `/desk#events/bursars-day`.

export const viewNames = ['inbox', 'counts', 'events'] as const;
export type ViewName = (typeof viewNames)[number];

export type Address = {
  view: ViewName;
  /** The open entry's reference, or the open event's name; empty when none is. */
  open: string;
};

export function readAddress(hash: string): Address {
  const [name = '', ...rest] = decode(hash.slice(1)).split('/');
  const view = viewNames.find((each) => each === name);
  return view ? { view, open: rest.join('/') } : { view: 'inbox', open: name };
}

export const addressOf = (view: ViewName, open = ''): string => {
  if (view === 'inbox') return `#${open}`;
  return open ? `#${view}/${encodeURI(open)}` : `#${view}`;
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
