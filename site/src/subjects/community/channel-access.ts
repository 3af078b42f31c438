// How people get into a channel: by its public link where there is one, else by asking for an invitation.

type Action = { label: string; href: string };

export type ChannelWords = {
  /** Said where the link is public, and where it is not. */
  open: { join: string; lead: string };
  asked: { join: string; lead: string; href: string };
};

export type ChannelAccess = { isOpen: boolean; lead: string; action: Action };

/** `url` is what facts/organisation says; anything but an https address there is a mistake. */
export function channelAccess(url: string | undefined, { open, asked }: ChannelWords): ChannelAccess {
  if (url === undefined)
    return { isOpen: false, lead: asked.lead, action: { label: asked.join, href: asked.href } };
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`facts/organisation: "${url}" is not an https address.`);
  return { isOpen: true, lead: open.lead, action: { label: open.join, href: url } };
}
