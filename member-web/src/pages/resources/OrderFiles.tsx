import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { vipLibraryFileEndpoint, type LibraryFile } from '@summit/contracts';
import { useServices } from '../../lib/services';
import { DownloadButton } from './DownloadButton';
import { sizeText } from '@summit/rules';

function OrderFile({ file }: { file: LibraryFile }) {
  const { api } = useServices();
  const { key, title, description, file_type, file_size } = file;
  const id = `file-${key}`;
  const download = {
    fetch: () => api.download(vipLibraryFileEndpoint, { params: { file_key: key } }),
    fileName: `${key}.${file_type.toLowerCase()}`,
    askForLink: null,
  };
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: { xs: 2.5, sm: 3 },
        borderRadius: '16px',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography id={id} variant="h4" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {description}
        </Typography>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {file_type} · {sizeText(file_size)}
        </Typography>
      </Box>
      <Box>
        <DownloadButton download={download} describedBy={id} />
      </Box>
    </Paper>
  );
}

/** What the member's orders and add-ons brought. */
export function OrderFiles({ files }: { files: readonly LibraryFile[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {files.map((file) => (
        <OrderFile key={file.key} file={file} />
      ))}
    </Box>
  );
}
