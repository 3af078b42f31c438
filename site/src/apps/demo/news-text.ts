// The result of an act in one or two sentences, visible and read out.
import { learnerIn, nameOf } from '@tred/sandbox/act';
import { applicationIn } from '@tred/sandbox/admissions';
import { fillPlaceholders } from '~/lib/words';
import type { News, Office, Role } from './office';
import type { DemoOfficeWords } from './words';

type Words = DemoOfficeWords['news'];

const roleOf: Record<News['of'], Role> = {
  network: 'teacher',
  kept: 'teacher',
  sent: 'teacher',
  payments: 'bursar',
  matched: 'bursar',
  published: 'studies',
  reviewed: 'registrar',
  admitted: 'registrar',
  enrolled: 'registrar',
};

/** Empty on the screen of another role. */
export function newsText(
  words: Words,
  { news, school }: Pick<Office, 'news' | 'school'>,
  role: Role,
): string {
  if (news && roleOf[news.of] !== role) return '';
  switch (news?.of) {
    case 'network':
      return news.on ? words.networkOn : words.networkOff;
    case 'kept':
      return fillPlaceholders(words.kept, { stream: news.stream });
    case 'sent': {
      const sent = news.registers === 1 ? words.sentOne : words.sentMany;
      return [
        fillPlaceholders(sent, { count: news.registers }),
        ...(news.again ? [words.sentAgain] : []),
        messagesText(words, news.messages),
      ].join(' ');
    }
    case 'payments':
      return fillPlaceholders(words.payments, { matched: news.matched, unmatched: news.unmatched });
    case 'matched': {
      const learner = learnerIn(school, news.learner);
      return fillPlaceholders(words.matched, { learner: nameOf(learner), guardian: learner.guardian.name });
    }
    case 'published':
      return news.families === 0
        ? fillPlaceholders(words.publishedNobody, { subject: news.subject })
        : `${fillPlaceholders(words.published, { subject: news.subject })} ${messagesText(words, news.families)}`;
    case 'reviewed':
    case 'admitted':
    case 'enrolled': {
      const application = applicationIn(school, news.application);
      return fillPlaceholders(words[news.of], {
        name: nameOf(application),
        guardian: application.guardian.name,
      });
    }
    default:
      return '';
  }
}

function messagesText(words: Words, count: number): string {
  if (count === 0) return words.messagesNone;
  return count === 1 ? words.messagesOne : fillPlaceholders(words.messagesMany, { count });
}
