// The form for a feature request. It suggests similar requests while the visitor types the title.
import { featureRequest } from '@tred/contract/forms/feature-request';
import { lazy, Suspense, useState } from 'react';
import type { WordsOf } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from '~/forms/FormFrame/FormFrame';
import type { ExistingRequest } from './SimilarRequests';

/** Loaded at the first letter, because most visitors never need it. */
const SimilarRequests = lazy(() =>
  import('./SimilarRequests').then((module) => ({ default: module.SimilarRequests })),
);

type FeatureRequestFormProps = FormSurroundings & {
  words: WordsOf<'feature-request'>;
  /** Existing requests to compare with. */
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
