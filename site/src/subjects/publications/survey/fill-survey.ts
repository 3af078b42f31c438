// Puts the survey into a text: `{{survey.keptTwice.northern:count}}` becomes a figure, and a figure that names a chart
// is drawn, so that no number of the report is typed by hand.
import { type ChartWish, chart } from './charts';
import { costing } from './costing';
import { figure, type Survey } from './survey';

const PLACE = /\{\{survey\.([\w-]+)(?:\.([\w+-]+))?(?::(\w+))?\}\}/g;
const COST = /\{\{(?:cost|office)\.(\w+)\}\}/g;
const FIGURE = /<figure([^>]*\bdata-chart=[^>]*)>(.*?)<\/figure>/gs;

export function fillSurvey(html: string, survey: Survey): string {
  const costs: Record<string, number> = { ...survey.plan.office, ...costing(survey) };
  return html
    .replace(PLACE, (_, name: string, group?: string, form?: string) => figure(survey, name, group, form))
    .replace(COST, (place, name: string) => {
      const cost = costs[name];
      if (cost === undefined) throw new Error(`The text asks for ${place}, which costing.ts does not know.`);
      return cost.toLocaleString('en-UG');
    })
    .replace(FIGURE, (_, attributes: string, caption: string) =>
      chart(survey, wishOf(attributes, caption.trim())),
    );
}

function wishOf(attributes: string, caption: string): ChartWish {
  const said = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const words = (name: string) => said(name).split(/\s+/).filter(Boolean);
  const names = said('names').split('|').filter(Boolean);
  return { chart: said('chart'), of: words('of'), by: words('by'), names, caption };
}
