// Reading, writing and removing.
import { MethodLine } from './MethodLine';

export const examples = {
  read: <MethodLine method="GET" path="/learners/{id}/statement" />,
  write: <MethodLine method="POST" path="/payments" />,
  remove: <MethodLine method="DELETE" path="/webhooks/{id}" />,
};
