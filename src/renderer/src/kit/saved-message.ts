import { toast } from 'vue-sonner';
import { text as t } from './text/index.ts';

/** Says where a file was saved. A browser does not reveal the path of a download: then the message gives its name alone. */
export const savedMessage = (path: string | undefined, name: string) =>
  toast.success(path ? t('project.saved', { name: path }) : t('project.downloaded', { name }));
