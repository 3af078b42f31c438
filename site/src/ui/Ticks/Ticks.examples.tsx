// A list of included things.
import { Ticks } from './Ticks';

export const examples = {
  list: <Ticks items={['Up to 500 students', '99.5% uptime', 'Fees by MTN MoMo and Airtel Money']} />,
};
