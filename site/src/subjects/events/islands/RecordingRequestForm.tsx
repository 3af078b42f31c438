// A request for a recording; the page gives its slug as `recording`.
import { recordingRequest } from '@tred/contract/forms/recording-request';
import { enquiryForm } from '~/forms/EnquiryForm';

export const RecordingRequestForm = enquiryForm(recordingRequest);
