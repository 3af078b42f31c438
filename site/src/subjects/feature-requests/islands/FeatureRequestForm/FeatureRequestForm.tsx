// The form for a feature request. While its title is typed, requests that are alike are offered.
import { featureRequest } from '@tred/contract/forms/feature-request';
import { FormFrame, type FormSurroundings, type FormWords } from '~/forms/FormFrame/FormFrame';
import { type ExistingRequest, SimilarRequests, type SimilarWords } from './SimilarRequests';

export type FeatureRequestWords = FormWords & { similar: SimilarWords };

type FeatureRequestFormProps = FormSurroundings & {
  words: FeatureRequestWords;
  /** What has been asked for already. */
  requests: readonly ExistingRequest[];
};

export function FeatureRequestForm({ words, requests, ...surroundings }: FeatureRequestFormProps) {
  return (
    <FormFrame form={featureRequest} words={words} {...surroundings}>
      {(ask) => (
        <>
          {ask('title')}
          <SimilarRequests words={words.similar} requests={requests} />
          {ask('category')}
          {ask('description')}
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
