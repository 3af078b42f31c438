// One feature request: its votes and the button, what is asked for, by whom, and how far it has come.
import Check from 'lucide-react/icons/check';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { formAction } from '~/forms/transport';
import { fillPlaces } from '~/lib/words';
import '~/ui/PillRadios/choice.css';
import { Badge } from '~/ui/Badge/Badge';
import { type FeatureRequest, statusTone } from '../../requests';
import css from './RequestList.module.css';
import { VOTE } from './use-votes';

export type EntryWords = { priority: string; votes: string; vote: string; voted: string; voteFor: string };

type RequestEntryProps = {
  words: EntryWords;
  request: FeatureRequest;
  votes: number;
  /** Undefined until the page knows: then the button posts a plain form. */
  voted: boolean | undefined;
  problem: string;
  onVote: () => void;
};

export function RequestEntry({ words, request, votes, voted, problem, onVote }: RequestEntryProps) {
  const { slug, title, description, status, category, university, priority } = request;
  return (
    <li className={css.entry} id={slug} data-status={status}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.description}>{description}</p>
        <p className={css.facts}>
          <Badge tone={statusTone(status)}>{status}</Badge>
          <span>{category}</span>
          <span>{university}</span>
          <span>{fillPlaces(words.priority, { priority })}</span>
        </p>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <form
        className={css.ballot}
        method="post"
        action={formAction(VOTE)}
        onSubmit={(event) => {
          event.preventDefault();
          onVote();
        }}
      >
        <input type="hidden" name="request" value={slug} />
        <p className={css.count}>
          {/* RequestList.client.ts may know it before React does. */}
          <span data-votes={request.votes} suppressHydrationWarning>
            {votes.toLocaleString('en-UG')}
          </span>{' '}
          <span className={css.unit}>{words.votes}</span>
        </p>
        <button className={css.vote} type="submit" aria-pressed={voted}>
          {voted ? (
            <Check size={20} aria-hidden="true" focusable="false" />
          ) : (
            <ChevronUp size={20} aria-hidden="true" focusable="false" />
          )}
          <span>
            {voted ? words.voted : words.vote}{' '}
            <span className="visually-hidden">{fillPlaces(words.voteFor, { title })}</span>
          </span>
        </button>
      </form>
    </li>
  );
}
