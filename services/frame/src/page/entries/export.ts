import { showExport } from '../views/export/showExport'

// The window that shows the recovery words.
void showExport()
