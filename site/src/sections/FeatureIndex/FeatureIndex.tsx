// A ruled list of features: icon, title, text, and optional bullets and link.
import { Icon } from '~/components/Icon/Icon';
import { Section } from '~/components/Section/Section';
import { Ticks } from '~/components/Ticks/Ticks';
import css from './FeatureIndex.module.css';
import type { Feature, FeatureIndexWords } from './schema';

export function FeatureIndex({ features, variant = 'grid', pointsTitle, ...section }: FeatureIndexWords) {
  return (
    <Section {...section}>
      <ul role="list" className={css[variant]}>
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
    </Section>
  );
}

type BodyProps = Feature & { pointsTitle: string | undefined };

function Body({ text, points, links, link, pointsTitle }: BodyProps) {
  return (
    <div className={`quiet medium ${css.body}`}>
      <p>{text}</p>
      {points && pointsTitle && <p className={`label numbers ${css.mark}`}>{pointsTitle}</p>}
      {points && <Ticks items={points} />}
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
