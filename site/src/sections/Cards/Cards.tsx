// A ruled list of features: icon, title, text, and optional bullets and links. With something beside it, one column.
import { Fragment, type ReactNode } from 'react';
import { Icon } from '~/components/Icon/Icon';
import { Section, SectionHead } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './Cards.module.css';
import type { CardsWords, Feature } from './schema';

type ShownFeature = Feature & {
  /** Above the text. */
  picture?: ReactNode;
};

export type CardsProps = Omit<CardsWords, 'features'> & {
  features: readonly ShownFeature[];
  /** Under the heading, beside the entries; it stays in view. */
  children?: ReactNode;
};

export function Cards({ features, variant = 'grid', pointsTitle, children, ...section }: CardsProps) {
  const entries = (
    <ul role="list" className={children ? css.column : css[variant]}>
      {features.map((feature) => (
        <li className={css.entry} key={feature.title} id={feature.id} data-reveal>
          <div className={feature.icon && css.marked}>
            {feature.icon && (
              <span className={`brand ${css.icon}`}>
                <Icon name={feature.icon} size={26} />
              </span>
            )}
            <h3 className={`large ${css.title}`}>{feature.title}</h3>
            {feature.mark && <p className={`label numbers ${css.mark}`}>{feature.mark}</p>}
          </div>
          <Body {...feature} pointsTitle={pointsTitle} />
        </li>
      ))}
    </ul>
  );
  if (!children) return <Section {...section}>{entries}</Section>;
  const { title, lead, link, ...frame } = section;
  return (
    <Section {...frame}>
      <div className={`stack columns-2 ${css.beside}`}>
        <div className={css.head}>
          <SectionHead title={title} lead={lead} link={link} />
          <div data-reveal>{children}</div>
        </div>
        {entries}
      </div>
    </Section>
  );
}

type BodyProps = ShownFeature & { pointsTitle: string | undefined };

function Body({ text, picture, points, lists = [], links, link, pointsTitle }: BodyProps) {
  return (
    <div className={`quiet medium ${css.body}`}>
      {picture && <div className={css.picture}>{picture}</div>}
      <p>{text}</p>
      {points && pointsTitle && <h4 className={`label numbers ${css.pointsTitle}`}>{pointsTitle}</h4>}
      {points && <Ticks items={points} />}
      {lists.map(({ title, items }) => (
        <Fragment key={title}>
          <h4 className={`label numbers ${css.pointsTitle}`}>{title}</h4>
          <Ticks items={items} />
        </Fragment>
      ))}
      {links && (
        <ul role="list" className={`row ${css.links}`}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className={`bold ${css.link}`}>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
