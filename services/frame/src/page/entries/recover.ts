import { showRecover } from '../views/recover/showRecover'

// Opens recovery files without any server, also from a saved copy.
void showRecover()
