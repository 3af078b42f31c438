// Puts the survey into a text: its places become figures, and a figure that names a chart is drawn, so that no number of
// the report is typed by hand.
import { type ChartWish, chart } from './charts';
import type { Survey } from './survey';
import { fillFigures } from './survey-places';

const FIGURE = /<figure([^>]*\bdata-chart=[^>]*)>(.*?)<\/figure>/gs;

export function fillSurvey(html: string, survey: Survey): string {
  return fillFigures(html, survey).replace(FIGURE, (_, attributes: string, caption: string) =>
    chart(survey, wishOf(attributes, caption.trim())),
  );
}

function wishOf(attributes: string, caption: string): ChartWish {
  const said = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const words = (name: string) => said(name).split(/\s+/).filter(Boolean);
  const names = said('names').split('|').filter(Boolean);
  return { chart: said('chart'), of: words('of'), by: words('by'), names, caption };
}
