import { Note } from '../../components/texts.tsx';
import { space, styled, typography } from '../../theme/theme.ts';

const Sender = styled('b')({
  fontSize: typography.body2.fontSize,
  marginInlineEnd: space(1),
  unicodeBidi: 'isolate',
});

/** Who sent a message, when or where. */
export const Origin = ({ from, sent }: { from: string; sent: string }) => (
  <div>
    <Sender>{from}</Sender>
    <Note variant="caption" component="small">
      {sent}
    </Note>
  </div>
);
