// What an ordinary office spends on four habits in a term, worked out from the survey's own times and shares.
import { averageOf, mean, type Survey } from './survey';

/** Hours a term, rounded, and the minutes of the errors that were followed to their end. */
export function costing(survey: Survey): Record<string, number> {
  const { office, errors } = survey.plan;
  const value = (name: string, group?: string) => averageOf(survey, name, group);
  const matching = (share: number) => {
    const minutes = share * value('minutesWithNumber') + (1 - share) * value('minutesWithoutNumber');
    return Math.round((office.payments * minutes) / 60);
  };
  const balances = (calls: number) => Math.round((calls * office.days * value('minutesBalance')) / 60);
  const now = matching(value('referenced') / 100);
  const printed = matching(value('referenced', 'numberEverywhere') / 100);
  const asked = balances(value('calls', 'sendsBalances-no'));
  const sent = balances(value('calls', 'sendsBalances'));
  const secondCopy = Math.round((office.classes * office.weeks * value('minutesSecondCopy')) / 60);
  return {
    matchingNow: now,
    matchingPrinted: printed,
    matchingSaved: now - printed,
    secondCopy,
    savedHours: now - printed + asked - sent + secondCopy,
    balancesAsked: asked,
    balancesSent: sent,
    balancesSaved: asked - sent,
    callsDrop: Math.round((1 - value('calls', 'sendsBalances') / value('callsBefore')) * 100),
    errorSameDay: mean(errors.foundSameDay.minutes),
    errorSameDayCases: errors.foundSameDay.minutes.length,
    errorTermEnd: mean(errors.foundAtTermEnd.minutes),
    errorTermEndCases: errors.foundAtTermEnd.minutes.length,
    errorVisits: errors.foundAtTermEnd.visits,
    errorSentHome: errors.foundAtTermEnd.sentHome,
  };
}
