import Box from '@mui/material/Box';
import { Note } from '../../components/texts.tsx';

/** Who sent a message, when or where. */
export const Origin = ({ from, sent }: { from: string; sent: string }) => (
  <div>
    <Box component="b" sx={{ marginInlineEnd: 1, fontSize: 'body2.fontSize', unicodeBidi: 'isolate' }}>
      {from}
    </Box>
    <Note variant="caption" component="small">
      {sent}
    </Note>
  </div>
);
