// Pictures that facts name: team portraits and case-study pictures, from content/facts.
import { join } from 'node:path';
import type { PictureProps } from '~/components/Picture/Picture';
import { team } from '~/facts/company';
import { caseStudies } from '~/facts/customers';
import { allFiles, pictureFiles } from '~/files/pictures/picture-files';
import { contentFolder } from '~/readers/content';
import { pictureProps } from './with-pictures';

type Named = { file: string; alt: string };

/** Width on the page, by the file of facts. */
const WIDTHS = { team: 240, 'case-studies': 480 };

const filesOf = ({ file }: Named, facts: keyof typeof WIDTHS) =>
  pictureFiles(
    `./${file}`,
    join(contentFolder(), 'facts'),
    `content/facts/${facts}.yaml, line 1`,
    WIDTHS[facts],
  );

const shown = async (picture: Named, facts: keyof typeof WIDTHS): Promise<PictureProps> =>
  pictureProps(await filesOf(picture, facts), picture);

export const teamProfiles = () =>
  Promise.all(
    team.people.map(async ({ portrait, ...person }) => ({
      ...person,
      ...(portrait && { picture: await shown(portrait, 'team') }),
    })),
  );

/** By the name of the case study. */
export const studyPictures = async (): Promise<ReadonlyMap<string, PictureProps>> =>
  new Map(
    await Promise.all(
      caseStudies().flatMap(({ seed, picture }) =>
        picture ? [shown(picture, 'case-studies').then((props) => [seed, props] as const)] : [],
      ),
    ),
  );

export const loadFactPictures = async () => [
  {
    pictures: (
      await Promise.all([
        ...team.people.flatMap(({ portrait }) => (portrait ? filesOf(portrait, 'team') : [])),
        ...caseStudies().flatMap(({ picture }) => (picture ? filesOf(picture, 'case-studies') : [])),
      ])
    ).flatMap(allFiles),
  },
];
