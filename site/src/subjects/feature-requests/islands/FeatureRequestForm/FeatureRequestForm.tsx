// The form for a feature request. While its title is typed, requests that are alike are offered.
import { featureRequest } from '@tred/contract/forms/feature-request';
import { lazy, Suspense, useState } from 'react';
import { FormFrame, type FormSurroundings, type FormWords } from '~/forms/FormFrame/FormFrame';
import type { ExistingRequest, SimilarWords } from './SimilarRequests';

/** Fetched at the first letter: nobody needs it before. */
const SimilarRequests = lazy(() =>
  import('./SimilarRequests').then((module) => ({ default: module.SimilarRequests })),
);

export type FeatureRequestWords = FormWords & { similar: SimilarWords };

type FeatureRequestFormProps = FormSurroundings & {
  words: FeatureRequestWords;
  /** What has been asked for already. */
  requests: readonly ExistingRequest[];
};

export function FeatureRequestForm({ words, requests, ...surroundings }: FeatureRequestFormProps) {
  const [isTyping, setIsTyping] = useState(false);
  const onInput = () => setIsTyping(true);
  return (
    <FormFrame form={featureRequest} words={words} {...surroundings}>
      {(ask) => (
        <>
          <div onInput={onInput}>{ask('title')}</div>
          {isTyping && (
            <Suspense>
              <SimilarRequests words={words.similar} requests={requests} />
            </Suspense>
          )}
          {ask('category')}
          <div onInput={onInput}>{ask('description')}</div>
          {ask('priority')}
          {ask('university')}
          {ask('name')}
          {ask('email')}
          {ask('privacy')}
        </>
      )}
    </FormFrame>
  );
}
