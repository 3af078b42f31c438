// The result of an act in one or two sentences, visible and read out.
import { learnerIn, nameOf } from '@tred/sandbox/act';
import { applicationIn } from '@tred/sandbox/admissions';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import { dayView } from './fees-views';
import type { News, Office, Role } from './office';
import type { DemoOfficeWords } from './words';

type Words = DemoOfficeWords['news'];

const roleOf: Record<News['of'], Role> = {
  network: 'teacher',
  kept: 'teacher',
  sent: 'teacher',
  payments: 'bursar',
  matched: 'bursar',
  undone: 'bursar',
  asked: 'bursar',
  day: 'bursar',
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
      return fillValues(words.kept, { stream: news.stream });
    case 'sent': {
      const sent = news.registers === 1 ? words.sentOne : words.sentMany;
      return [
        fillValues(sent, { count: news.registers }),
        ...(news.again ? [words.sentAgain] : []),
        messagesText(words, news.messages),
      ].join(' ');
    }
    case 'payments':
      return fillValues(words.payments, { matched: news.matched, unmatched: news.unmatched });
    case 'asked':
      return words.asked;
    case 'day': {
      const { left } = dayView(school);
      return left > 0 ? fillValues(words.dayOpen, { amount: formatUgx(left) }) : words.dayAgrees;
    }
    case 'matched':
    case 'undone': {
      const learner = learnerIn(school, news.learner);
      return fillValues(words[news.of], { learner: nameOf(learner), guardian: learner.guardian.name });
    }
    case 'published':
      return news.families === 0
        ? fillValues(words.publishedNobody, { subject: news.subject })
        : `${fillValues(words.published, { subject: news.subject })} ${messagesText(words, news.families)}`;
    case 'reviewed':
    case 'admitted':
    case 'enrolled': {
      const application = applicationIn(school, news.application);
      return fillValues(words[news.of], {
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
  return count === 1 ? words.messagesOne : fillValues(words.messagesMany, { count });
}
