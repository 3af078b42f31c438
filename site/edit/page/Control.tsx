// A field of the form, whatever its shape: each kind has a file of its own.
import type { ReactNode } from 'react';
import { Choice } from './Choice';
import type { ControlProps } from './control-props.ts';
import { Either } from './Either';
import { Group } from './Group';
import { List } from './List';
import { Named } from './Named';
import { NumberLine } from './NumberLine';
import { Tick } from './Tick';
import { Words } from './Words';

export function Control(props: ControlProps): ReactNode {
  const { shape, ...rest } = props;
  switch (shape.kind) {
    case 'group':
      return <Group {...rest} shape={shape} />;
    case 'list':
      return <List {...rest} shape={shape} />;
    case 'named':
      return <Named {...rest} shape={shape} />;
    case 'either':
      return <Either {...rest} shape={shape} />;
    case 'tick':
      return <Tick {...rest} shape={shape} />;
    case 'choice':
      return <Choice {...rest} shape={shape} />;
    case 'number':
      return <NumberLine {...rest} shape={shape} />;
    default:
      return <Words {...rest} shape={shape} />;
  }
}
