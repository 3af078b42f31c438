// A request for a recording: the page supplies `recording`, its slug.
import { recordingRequest } from '@tred/contract/forms/recording-request';
import { enquiryForm } from '~/forms/EnquiryForm';

export const RecordingRequestForm = enquiryForm(recordingRequest);
