// The heading of a section, with an optional sentence under it and an optional link beside it.
import { Action } from '../Action/Action';
import css from './SectionHead.module.css';

export type SectionHeadProps = {
  title: string;
  id?: string | undefined;
  lead?: string | undefined;
  level?: 2 | 3;
  link?: { label: string; href: string } | undefined;
};

export function SectionHead({ title, id, lead, level = 2, link }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.head}>
      <div className={css.words}>
        <Heading id={id} className={level === 2 ? css.large : css.small}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {link && (
        <Action look="plain" href={link.href}>
          {link.label}
        </Action>
      )}
    </div>
  );
}
